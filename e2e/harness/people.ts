let count = 0;

/** A person who exists in one test only, so that parallel tests do not interfere. */
export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

/** An invented person with a unique name and address. */
export function demoPerson(first_name = 'Amina', family = 'Example'): Person {
  count += 1;
  const unique = `${process.pid.toString(36)}${Date.now().toString(36)}${count}`;
  const last_name = `${family} ${unique.slice(-6)}`;
  return {
    first_name,
    last_name,
    email: `${first_name.toLowerCase().replace(/[^a-z]/g, '')}.${unique}@people.example`,
    phone: numberOf(count),
  };
}

/** A unique phone number, since messages per number are limited. */
function numberOf(person: number): string {
  const digits = String((process.pid % 1000) * 1000 + (person % 1000)).padStart(6, '0');
  return `+254 7${digits.slice(0, 2)} ${digits.slice(2, 4)}0 ${digits.slice(4)}4`;
}

export const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

/** `YYYY-MM-DD`, some days from now, in UTC. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
