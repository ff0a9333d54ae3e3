import { fillIn } from '../../site/forms.ts';
import { send as sendForm } from '../../site/submit.ts';
import type { Target } from '../attack.ts';
import { send } from './request.ts';

/** How long an ordinary visitor may wait for an answer during an attack, in milliseconds; longer in the short form, beside other tests. */
const patience = ({ long }: Pick<Target, 'long'>): number => (long ? 2000 : 6000);

/** An ordinary page, list and form, requested at once. One that is not answered in time is a finding. */
export async function checkOrdinaryVisitor(target: Target, during: string): Promise<void> {
  const { origin, tally } = target;
  const patienceMs = patience(target);
  const [filled] = fillIn(1);
  const [page, list, form] = await Promise.all([
    send(origin, { target: '/about' }, { patienceMs }),
    send(origin, { target: '/api/cities' }, { patienceMs }),
    filled && sendForm(origin, filled),
  ]);
  const took = Math.round(form?.took ?? 0);
  tally.expect(page.status === 200, 'an ordinary visitor got no page in time', `${during}: ${page.status}`);
  tally.expect(list.status === 200, 'an ordinary visitor got no list in time', `${during}: ${list.status}`);
  tally.expect(
    form?.status === 201 && took <= patienceMs,
    'an ordinary form was not taken in time',
    `${during}: ${form?.status}, ${took} ms`,
  );
}
