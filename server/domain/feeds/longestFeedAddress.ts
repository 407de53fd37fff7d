/** Of a feed and of its site, in characters: an index holds no address without end. */
export const longestFeedAddress = 2_000;
