/** The value at a path of a form's values: `availability.0.kinds`. */
export const valueAtPath = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => Reflect.get(Object(value), part), values);
