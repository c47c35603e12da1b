/** Time without an interaction after which a visitor counts as reading the page, ms from its start. */
export const readingTimeMs = 8_000;
