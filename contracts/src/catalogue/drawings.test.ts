import {
  type DrawnInside,
  hospitalFrontSrc,
  hospitalInsideSrc,
  portraitSrc,
  readDrawnHospital,
  readDrawnInside,
  readPortrait,
} from './drawings.ts';
import type { Portrait } from './portrait.ts';

const queryOf = (address: string) =>
  Object.fromEntries(
    (address.split('?')[1] ?? '').split('&').map((each) => each.split('=').map((part) => decodeURIComponent(part))),
  ) as Record<string, string>;

describe('the address of a drawing', () => {
  it('holds everything that is drawn, and nothing that is not chosen', () => {
    const portrait: Portrait = { skin: 4, hair: 'bun', glasses: true, grey: false, ground: 'dawn', dress: 'coat' };
    expect(portraitSrc(portrait)).toBe('/drawn/portrait.svg?skin=4&hair=bun&glasses=true&ground=dawn&dress=coat');
    const { grey: _not, ...chosen } = portrait;
    expect(readPortrait(queryOf(portraitSrc(portrait)))).toEqual(chosen);
    const hospital = { name: 'Lantern Bay & Sons', city: 'Chennai', beds: 620 };
    expect(readDrawnHospital(queryOf(hospitalFrontSrc(hospital)))).toEqual(hospital);
  });

  it('of a room names its hospital and its equipment', () => {
    const facts = { languages: 6, always_open: true, by_day: false, kit: 'robot' } as const;
    const room: DrawnInside = { scene: 'theatre', name: 'Quiet Loom Hospital', city: 'Delhi', beds: 520, ...facts };
    expect(readDrawnInside(queryOf(hospitalInsideSrc(room)))).toEqual(room);
    for (const wrong of ['scene=cellar', 'kit=axe', 'languages=many', 'always_open=1', 'beds=-1', 'name='])
      expect([wrong, readDrawnInside({ ...queryOf(hospitalInsideSrc(room)), ...queryOf(`?${wrong}`) })]).toEqual([
        wrong,
        null,
      ]);
  });

  it('is invalid when a choice is missing or unknown', () => {
    expect(readPortrait({ skin: '4', ground: 'dawn' })).toBeNull();
    expect(readPortrait({ skin: '9', ground: 'dawn', dress: 'coat' })).toBeNull();
    expect(readPortrait({ skin: '4', ground: ['dawn'], dress: 'coat' })).toBeNull();
    expect(readDrawnHospital({ name: '', city: 'Chennai', beds: '1' })).toBeNull();
    expect(readDrawnHospital({ name: 'A', city: 'Chennai', beds: '-1' })).toBeNull();
  });
});
