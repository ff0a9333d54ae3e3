import { ApiProblem } from '@ayana/portal-kit';
import { useState } from 'react';
import { readCase } from '../page/case.api';
import type { Case } from '../types';
import { messages } from './messages';

export interface LatestCase {
  /** How the case is now, where a colleague changed it while the dialog was open; null otherwise. */
  meanwhile: string | null;
  /** Changes the case in the version that is shown; a colleague's change in between is explained and changes nothing. */
  change: <Answer>(send: (version: number) => Promise<Answer>) => Promise<Answer>;
}

/** The case that a dialog changes, and what a colleague has done with it since the dialog was opened. */
export function useLatestCase(value: Case, reread: () => void): LatestCase {
  const [opened] = useState(value);
  const [read, setRead] = useState<Case | null>(null);
  const latest = read !== null && read.version > value.version ? read : value;
  return {
    meanwhile: isSame(opened, latest) ? null : `${messages.meanwhile} ${nowText(opened, latest)}`,
    change: async (send) => {
      try {
        return await send(latest.version);
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'stale_version') throw error;
        const now = await readCase(value.id);
        // A stage or an automation has moved it: that is no other decision about the case.
        if (isSame(latest, now)) return send(now.version);
        setRead(now);
        reread();
        throw new ApiProblem({ status: error.status, code: error.code, detail: messages.stale });
      }
    },
  };
}

const isSame = (one: Case, other: Case): boolean =>
  one.status === other.status && one.case_manager?.id === other.case_manager?.id;

function nowText(before: Case, now: Case): string {
  const { status, case_manager: manager } = now;
  return [
    before.status === status ? null : messages.becomes[status],
    before.case_manager?.id === manager?.id
      ? null
      : manager === null
        ? messages.leadsNobody
        : messages.leads(manager.name),
  ]
    .filter((text) => text !== null)
    .join(' ');
}
