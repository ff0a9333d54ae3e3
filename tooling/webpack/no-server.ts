/** Takes the place of every `*.server.ts` in a browser's build: what only the render server does is no part of any download. */
export const action = undefined;
