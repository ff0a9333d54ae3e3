import { SeededRandom } from './random.js';

/** Beginnings and endings of invented names that sound Indian. */
const FIRST = [
  'Aro Bina Chara Deva Esha Hari Ila Jaya Kavi Lata Mira Nila Ojas Pari Ruvi'.split(' '),
  'n lin van sha mit ran del yan nel vik'.split(' '),
] as const;
const LAST = [
  'Bhal Chend Dhor Gav Hemb Indr Jol Kand Lom Mand Nerr Ostr Palv Rudr Sand Tarn Ulv Velm Yash Zor'.split(' '),
  'adivar akeri ottan umeni eswal adri irajan ottiyal anpur uveli amath ikonda'.split(' '),
] as const;

/** A name that is not in `taken`; it is added to it. */
export function inventedName(random: SeededRandom, taken: Set<string>): string {
  for (;;) {
    const name = `Dr ${random.one(FIRST[0])}${random.one(FIRST[1])} ${random.one(LAST[0])}${random.one(LAST[1])}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
