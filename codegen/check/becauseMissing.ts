/** Said of a condition that refuses people something without a reason. */
export const becauseMissing = 'add "because": the reason people see when the condition is false'
