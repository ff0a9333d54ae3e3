/** Longest comment with a vote on an answer: one line. */
export const VOTE_COMMENT_LIMIT = 200;
