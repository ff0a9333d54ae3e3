import { ApiProblem, api } from '@ayana/portal-kit';
import type { ActionFunctionArgs } from 'react-router-dom';

import { FAQ_MESSAGES as TEXTS } from './messages';

/** The JSON sent to the page's action. A type and not an interface, so that TypeScript accepts it as JSON. */
export type Vote = { entry_id: string; helpful: boolean; comment: string | null };

export interface VoteAnswer {
  helpful: boolean;
  /** Whether it was the vote or the comment. */
  remark: boolean;
  /** Why it failed, as text for the screen. */
  problem: string | null;
}

/** Sends a vote; an error is shown beside the answer only. */
export async function voteAction({ request }: ActionFunctionArgs): Promise<VoteAnswer> {
  const { entry_id: id, helpful, comment } = (await request.json()) as Vote;
  const answer = { helpful, remark: comment !== null };
  try {
    const body = { helpful, ...(comment === null ? {} : { comment }) };
    await api.POST('/faq-entries/{id}/votes', { params: { path: { id } }, body });
    return { ...answer, problem: null };
  } catch (error) {
    return {
      ...answer,
      problem: error instanceof ApiProblem && error.status === 422 ? error.message : TEXTS.vote_failed,
    };
  }
}
