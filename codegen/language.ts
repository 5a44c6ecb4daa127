/** The version of the definition language this compiler reads; `definitions/_language` describes it. */
export const LANGUAGE = 3
