// What the bootstrap says, and the one kind of error whose message is meant for the person who typed the command.

export class SentenceError extends Error {
  /** @param {string} message one clear sentence: what, why, how to fix it */
  constructor(message) {
    super(message);
    this.name = 'SentenceError';
  }
}

/** Prints one progress line to stderr, so that stdout belongs to the command itself. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs a piece of work between two progress lines and returns its result.
 * @template T
 * @param {string} title what happens, e.g. "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  say(`  ${title} …`);
  const result = await work();
  say(`  ${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Turns the system's "disk is full" into a sentence. @param {string} text @param {string} where */
export function diskSentence(text, where) {
  return /ENOSPC|EDQUOT|no space left|disk quota|check free disk space/i.test(text)
    ? `The disk that holds ${where} is full: free some space (about 2 GB are needed) and run the command again.`
    : undefined;
}
