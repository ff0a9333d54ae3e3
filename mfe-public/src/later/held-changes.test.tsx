import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { holdChanges } from './held-changes';

const inPart = (element: Element): boolean => element.closest('#part') !== null;

/** A form of fields that React holds, as the server draws it and as it says what it holds. */
function Fields({ said }: { said: (field: string, value: string) => void }) {
  const [text, setText] = useState('');
  const [city, setCity] = useState('delhi');
  const [video, setVideo] = useState(false);
  return (
    <form id="part">
      <input
        name="text"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          said('text', target.value);
        }}
      />
      <select
        name="city"
        value={city}
        onChange={({ target }) => {
          setCity(target.value);
          said('city', target.value);
        }}
      >
        <option value="delhi">Delhi</option>
        <option value="pune">Pune</option>
      </select>
      <input
        type="checkbox"
        name="video"
        checked={video}
        onChange={({ target }) => {
          setVideo(target.checked);
          said('video', String(target.checked));
        }}
      />
    </form>
  );
}

function field<Kind extends Element>(kind: new () => Kind, name: string): Kind {
  const found = document.querySelector(`[name="${name}"]`);
  if (!(found instanceof kind)) throw new Error(`There is no field "${name}".`);
  return found;
}

test('what is typed and chosen before the part is alive is told once it is', async () => {
  const said: string[] = [];
  const form = <Fields said={(name, value) => said.push(`${name}: ${value}`)} />;
  document.body.innerHTML = `<main>${renderToString(form)}</main>`;
  const held = holdChanges(inPart);

  const text = field(HTMLInputElement, 'text');
  text.value = 'knee';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  const city = field(HTMLSelectElement, 'city');
  city.value = 'pune';
  city.dispatchEvent(new Event('change', { bubbles: true }));
  field(HTMLInputElement, 'video').click();

  const main = document.querySelector('main');
  if (main === null) throw new Error('There is no main.');
  const root = await act(async () => hydrateRoot(main, form));
  expect(said).toEqual([]);
  await act(async () => held.release());
  expect(said.toSorted()).toEqual(['city: pune', 'text: knee', 'video: true']);
  expect([text.value, city.value, field(HTMLInputElement, 'video').checked]).toEqual(['knee', 'pune', true]);

  await act(async () => held.release());
  expect(said).toHaveLength(3);
  await act(async () => root.unmount());
});
