import { workflowFaults } from '../workflow/index.ts';
import { KNOWLEDGE_STATES, KNOWLEDGE_WORKFLOW, paragraphsOf } from './index.ts';

test('every state of an article is reached', () => {
  expect(workflowFaults(KNOWLEDGE_WORKFLOW, KNOWLEDGE_STATES)).toEqual([]);
});

test('an empty line begins a paragraph, and a line break does not', () => {
  expect(paragraphsOf('\n Call the ward.\nThen write.\n \n\nAsk for a receipt.\n')).toEqual([
    'Call the ward.\nThen write.',
    'Ask for a receipt.',
  ]);
});
