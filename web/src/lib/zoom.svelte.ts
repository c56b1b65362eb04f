/** Is the board enlarged?  Only small screens ask. */
export const zoom = $state({ close: false })
