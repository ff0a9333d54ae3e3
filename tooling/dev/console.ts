import { stripVTControlCharacters } from 'node:util';

import type { Progress } from '../terminal/progress.ts';
import { bold, cyan, dim, duration, green, red } from '../terminal/style.ts';
import type { Problem } from './problems.ts';

/** Builds that follow from one save end this close together. */
const QUIET_MS = 500;

/** What a developer reads while working: a line for each change, one block for all that is broken. */
export class DevConsole {
  readonly #progress: Progress;
  #shown = '';
  #pending: NodeJS.Timeout | undefined;
  #round: { apps: Set<string>; files: Set<string>; milliseconds: number; timer: NodeJS.Timeout } | undefined;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  /** Builds of several apps for one save become one line. */
  built(app: string, files: readonly string[], milliseconds: number): void {
    const round = this.#round ?? {
      apps: new Set<string>(),
      files: new Set<string>(),
      milliseconds: 0,
      timer: setTimeout(() => this.#flush(), 400),
    };
    this.#round = round;
    round.apps.add(app);
    for (const file of files) round.files.add(file);
    round.milliseconds = Math.max(round.milliseconds, milliseconds);
  }

  changed(what: string, milliseconds: number, files: readonly string[]): void {
    this.say(`${green('✓')} ${what.padEnd(22)} ${dim(duration(milliseconds))}  ${dim(few(files))}`);
  }

  /** Waits for a moment of quiet: one mistake breaks several builds, one after the other. */
  problems(problems: readonly Problem[]): void {
    clearTimeout(this.#pending);
    this.#pending = setTimeout(() => this.#show(problems), QUIET_MS);
  }

  #show(problems: readonly Problem[]): void {
    const text = JSON.stringify(problems);
    if (text === this.#shown) return;
    const hadSome = this.#shown !== '' && this.#shown !== '[]';
    this.#shown = text;
    if (problems.length === 0) {
      if (hadSome) this.say(`${green('✓')} Everything compiles again.`);
      return;
    }
    const blocks = problems.map(({ where, file, text: message }) =>
      [
        `${red('✗')} ${bold(file)} ${dim(`in ${where.join(', ')}`)}`,
        ...stripVTControlCharacters(message)
          .split('\n')
          .map((line) => `    ${line}`),
      ].join('\n'),
    );
    this.say(
      `\n  ${blocks.join('\n\n  ')}\n\n  ${dim('The last working build is still served. Fix this and save.')}\n`,
    );
  }

  say(line: string): void {
    this.#progress.line(`  ${line}`);
  }

  #flush(): void {
    const round = this.#round;
    this.#round = undefined;
    if (round === undefined) return;
    this.changed([...round.apps].join(', '), round.milliseconds, [...round.files]);
  }
}

/** Printed under the welcome of `npm start`. */
export function devNotes(publicOrigin: string): string {
  return [
    `  ${bold('Working on it')}  ${dim('save a file and look at the page')}`,
    '',
    `  Pages     ${dim('components are replaced in place and keep their state; portal-kit and what runs before React reload the page')}`,
    `  Server    ${dim('pages are rendered by the newest build; a page requested during a build waits for it')}`,
    `  API       ${dim('restarts beside the old one and takes over; pages then load their data again')}`,
    `  Alone     ${cyan(`npm run dev -- --only mfe-patient --shell ${publicOrigin}`)} ${dim('from another clone')}`,
    '',
  ].join('\n');
}

function few(files: readonly string[]): string {
  return files.length <= 3 ? files.join(', ') : `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`;
}
