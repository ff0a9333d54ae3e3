import { messages } from './messages';

const { laboratory: words } = messages;

/** The head of every table of results. */
export const ResultHead = () => (
  <thead>
    <tr>
      <th scope="col">{words.test}</th>
      <th scope="col">{words.value}</th>
      <th scope="col">{words.range}</th>
      <th scope="col">{words.flag}</th>
    </tr>
  </thead>
);
