import type { Name } from './names.ts';
import type { Plan } from './plan.ts';

/** A feature of a remote: what a page is made of. Its second test fails and says what to write first. */
export function newFeature(name: Name, remote: string): Plan {
  const folder = `${remote}/src/features/${name.kebab}`;
  return {
    create: {
      [`${folder}/messages.ts`]: messages(name, remote),
      [`${folder}/${name.kebab}.tsx`]: component(name),
      [`${folder}/${name.kebab}.test.tsx`]: test(name),
    },
    change: {},
    next: [`Write the failing test in ${folder}/${name.kebab}.test.tsx first: it says how.`],
  };
}

function messages(name: Name, remote: string): string {
  return `import { defineMessages } from '@ayana/contracts/language';

/** What this feature says, apart from the specification's fixed texts. */
export const ${name.constant}_MESSAGES = defineMessages('${remote}/${name.kebab}', {
  heading: '${name.words}',
  empty: 'There is nothing here yet.',
});
`;
}

function component(name: Name): string {
  return `import { styled } from 'styled-components';

import { ${name.constant}_MESSAGES as TEXTS } from './messages';

const Box = styled.section\`
  max-inline-size: var(--text-width);
  padding: var(--space-6) var(--space-4);

  & h1 {
    margin-block-end: var(--space-4);
  }
\`;

/** ${name.words}. */
export function ${name.pascal}() {
  return (
    <Box aria-labelledby="${name.kebab}-heading">
      <h1 id="${name.kebab}-heading">{TEXTS.heading}</h1>
      <p>{TEXTS.empty}</p>
    </Box>
  );
}
`;
}

function test(name: Name): string {
  return `import { render, screen } from '@testing-library/react';

import { ${name.pascal} } from './${name.kebab}';
import { ${name.constant}_MESSAGES as TEXTS } from './messages';

test('says what it is, and that there is nothing yet', () => {
  render(<${name.pascal} />);
  expect(screen.getByRole('region', { name: TEXTS.heading }).textContent).toContain(TEXTS.empty);
});

test('what a person can do here', () => {
  throw new Error(
    'Write first what a person can do with ${name.words}: render it, do what they do, expect what they see. Then make it pass.',
  );
});
`;
}
