import { HtmlValidate } from 'html-validate';

/**
 * The HTML standard's rules as html-validate knows them, without Java. Off is what is style or wrong about the standard, not
 * what is inconvenient: each with its reason.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // Without a script a form has to say how it is sent, and stay inside the site.
  elements: [
    'html5',
    {
      form: { attributes: { method: { required: true, enum: ['get', 'post'] }, action: { enum: [/^(?!\w+:|\/\/)/] } } },
    },
  ],
  rules: {
    // A form has a button that sends it, a picture a text.
    'wcag/h32': 'error',
    'wcag/h37': 'error',
    // React writes void elements and attributes in its own hand; both are valid.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // What the first render cannot know yet (zone, preferences) is positioned by style attributes.
    'no-inline-style': 'off',
    // Subresource Integrity is checked where remotes are loaded; same-origin preloads carry none.
    'require-sri': 'off',
    // Telephone numbers are written as they are said.
    'tel-non-breaking': 'off',
  },
});

/** Where HTML breaks the standard's rules, each with its place. */
export async function markupFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${selector ?? ''} ${line}:${column})`,
    ),
  );
}
