let count = 0;

/** A person who exists in one test only, so that tests side by side never meet. */
export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

/** An invented person with a name and an address nobody else has. */
export function somebody(first_name = 'Amina', family = 'Example'): Person {
  count += 1;
  const unique = `${process.pid.toString(36)}${Date.now().toString(36)}${count}`;
  const last_name = `${family} ${unique.slice(-6)}`;
  return {
    first_name,
    last_name,
    email: `${first_name.toLowerCase().replace(/[^a-z]/g, '')}.${unique}@people.example`,
    phone: '+254 700 000 014',
  };
}

export const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

/** `YYYY-MM-DD`, so many days from now, in UTC: far enough ahead to be no edge in any zone. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
