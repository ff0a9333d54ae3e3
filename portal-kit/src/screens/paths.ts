/** Any JSON that a form holds. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const stepsOf = (path: string): string[] => path.split('.');

/** The value at a path such as `lines.2.quantity`; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    values,
  );
}

/** A copy of the values with another one at the path; what lies beside it is shared. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [step = '', ...rest] = stepsOf(path);
  const next = rest.length === 0 ? value : withValueAt(valueAt(values, step), rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(step), next) as Values;
  return { ...values, [step]: next };
}
