/** A response with every property, any of which can be null. */
export type Answer<Shape> = { [Name in keyof Shape]-?: NonNullable<Shape[Name]> | null }
