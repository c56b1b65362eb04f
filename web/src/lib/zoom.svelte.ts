/** Is the board looked at closely?  Only small screens ask. */
export const zoom = $state({ close: false })
