import { Link } from '@ayana/shared-ui/link';
import type { MouseEvent, ReactNode } from 'react';
import { IDENTITY_FORM_MESSAGES } from './messages';
import { ProblemBox, Problems, Quiet } from './form.styles';
import { focusControl, type IdentityForm } from './use-identity-form';

/** The errors in one place that is announced: the fields to correct as links, or the server's answer. */
export function FormProblems<Field extends string>({
  form,
  children,
}: {
  form: IdentityForm<Field>;
  /** What the user can do about the server's answer. */
  children?: ReactNode;
}) {
  const { problem, said, waiting, fieldsToCorrect } = form;
  return (
    <Problems data-empty={(fieldsToCorrect.length === 0 && said === undefined && !waiting) || undefined}>
      <div role="alert">
        {fieldsToCorrect.length > 0 ? (
          <ProblemBox key={form.failures} tabIndex={-1} data-form-summary="">
            <p>
              {fieldsToCorrect.length === 1
                ? IDENTITY_FORM_MESSAGES.to_correct
                : IDENTITY_FORM_MESSAGES.several_to_correct}
            </p>
            <ul>
              {fieldsToCorrect.map(({ field, message }) => (
                <li key={field + message}>
                  <Link href={`#${form.controlId(field)}`} onClick={leadTo(form, field)}>
                    {message}
                  </Link>
                </li>
              ))}
            </ul>
          </ProblemBox>
        ) : said === undefined ? null : (
          <ProblemBox key={form.failures}>
            <p>{said}</p>
            {problem?.retryAfter === undefined || problem.retryAfter === 0 ? null : (
              <p>
                {problem.retryAfter < 60
                  ? IDENTITY_FORM_MESSAGES.wait(problem.retryAfter)
                  : IDENTITY_FORM_MESSAGES.wait_minutes(Math.ceil(problem.retryAfter / 60))}
              </p>
            )}
            {children}
          </ProblemBox>
        )}
      </div>
      <Quiet role="status">{waiting ? IDENTITY_FORM_MESSAGES.waiting : null}</Quiet>
    </Problems>
  );
}

function leadTo<Field extends string>(form: IdentityForm<Field>, field: Field): (event: MouseEvent) => void {
  return (event) => {
    event.preventDefault();
    focusControl(form.formProps.ref.current, field);
  };
}
