import { When } from '../../parts/when';
import { browserWords } from './data/browser-words';
import type { PersonDetail } from './data/loader';
import { Lines } from './lines-box';
import { messages } from './messages';
import { Part } from './person-view-box';

const { detail: words } = messages;

/** When and how somebody signed in lately. */
export function SignInsPart({ signIns, now }: { signIns: PersonDetail['sign_ins']; now: Date }) {
  return (
    <Part aria-label={words.signIns}>
      <h3>{words.signIns}</h3>
      {signIns.length === 0 ? <p>{words.noSignIns}</p> : null}
      <Lines $short>
        {signIns.map(({ at, method, network, user_agent }) => (
          <li key={at}>
            <div>
              <When at={at} now={now} />
            </div>
            <p>{[words.by(method), browserWords(user_agent), network].filter((part) => part !== null).join(' · ')}</p>
          </li>
        ))}
      </Lines>
    </Part>
  );
}
