import type { FormEngine, FormEngineOptions } from '@ayana/portal-kit/form-engine';
import type { FormValues } from '@ayana/portal-kit';

type Engine = FormEngine<FormValues>;
type Options = FormEngineOptions<FormValues, unknown>;

export interface OpenForm {
  name: string;
  form: Engine;
  /** Whether it has been sent: nothing more is missing. */
  sent: boolean;
}

const open = new Map<string, OpenForm>();

/** Forgets the forms of the test before. */
export const startForms = (): void => open.clear();

/** The forms that have been drawn. */
export const forms = (): OpenForm[] => [...open.values()];

/** The engine, which also notes each form that is drawn, and sends nothing. */
export function watched(engine: object): object {
  const { useFormEngine } = engine as { useFormEngine: (options: Options) => Engine };
  return {
    ...engine,
    useFormEngine: (options: Options): Engine => {
      const { name } = options;
      const form = useFormEngine({
        ...options,
        send: () => {
          const sent = open.get(name);
          if (sent !== undefined) sent.sent = true;
          return new Promise(() => {});
        },
      });
      open.set(name, { name, form, sent: open.get(name)?.sent ?? false });
      return form;
    },
  };
}
