import { describe, expect, it } from 'vitest';
import names from '../../data/ghana-names.json' with { type: 'json' };
import { DEMO_ACCOUNTS } from '../accounts/demoAccounts';
import { buildScenario, SCENARIO_IDS } from '../scenarios';
import { FIXED_NOW } from './clock';
import { createAgent } from './createAgent';
import { genderOf, hasMuslimHeadwear, MUSLIM_NAMES, portraitOf, type Gender } from './portraits';

const { given } = names;
const BY_GENDER: Readonly<Record<Gender, readonly string[]>> = {
  man: [given, ...given.akanDayNames, ...given.eweDayNames].flatMap(({ male }) => male),
  woman: [given, ...given.akanDayNames, ...given.eweDayNames].flatMap(({ female }) => female),
};

const genderIn = (path: string | null): string => /^photos\/portraits\/(wo)?man-/.exec(path ?? '')?.[0] ?? '';

describe('portraitOf', () => {
  it('has the gender of every given name of the lists', () => {
    for (const gender of ['man', 'woman'] as const)
      for (const name of BY_GENDER[gender])
        for (const fullName of [name, `${name} Mensah`, `${name} Tetteh`, `${name} Iddrisu`]) {
          expect(genderOf(fullName), fullName).toBe(gender);
          expect(genderIn(portraitOf(fullName, '1')), fullName).toBe(`photos/portraits/${gender}-`);
        }
  });

  it('has a hijab or kufi only for Muslim names, and not for all of them', () => {
    const countHeadwear = (name: string): number =>
      Array.from({ length: 40 }, (_, seed) => portraitOf(`${name} Alhassan`, String(seed))).filter(
        hasMuslimHeadwear,
      ).length;
    for (const name of [...BY_GENDER.man, ...BY_GENDER.woman]) {
      const count = countHeadwear(name);
      if (MUSLIM_NAMES.has(name)) {
        expect(count, name).toBeGreaterThan(10);
        expect(count, name).toBeLessThan(40);
      } else expect(count, name).toBe(0);
    }
    for (let seed = 0; seed < 40; seed += 1)
      expect(hasMuslimHeadwear(portraitOf('Ed Tetteh', String(seed)))).toBe(false);
  });

  it('lists Muslim names that are in the data', () => {
    for (const name of MUSLIM_NAMES) expect([...given.male, ...given.female]).toContain(name);
  });

  it('reads titles, other cases, accents, markup and unknown names', () => {
    expect(genderOf('Nana Akosua Serwaa Boakye-Yiadom')).toBe('woman');
    expect(genderOf('Nana Yaw Osei')).toBe('man');
    expect(genderOf('Maame Esi Quansah')).toBe('woman');
    expect(genderOf('Ɛsi Ɔkyere')).toBe('woman');
    expect(genderOf('KOFI LARTEY')).toBe('man');
    expect(genderOf('abena darko')).toBe('woman');
    expect(genderOf('<b>Kojo</b> Addo')).toBe('man');
    expect(genderOf('Fatima 🏠 Alhassan')).toBe('woman');
    // A surname that is also a given name says nothing.
    expect(genderOf('Ed Tetteh')).toBeNull();
    expect(genderOf('')).toBeNull();
  });
});

describe('portraits of mock agents', () => {
  it('fit the names of all agents of the seed data', () => {
    const scenarios = SCENARIO_IDS.filter((id) => id !== 'large-10000');
    const agents = scenarios.flatMap((id) => buildScenario(id, { now: FIXED_NOW, seed: 'portraits' }).agents);
    const withPortrait = agents.filter(({ profileImage }) => profileImage !== null);
    expect(withPortrait.length).toBeGreaterThan(80);
    for (const { id, fullName, profileImage } of withPortrait)
      expect(profileImage, fullName).toBe(portraitOf(fullName, id));
  });

  it('fit generated names, and those of the demo accounts', () => {
    const demoNames = DEMO_ACCOUNTS.map(({ name }) => name);
    const agents = [
      ...Array.from({ length: 300 }, (_, seed) => createAgent(seed)),
      ...demoNames.map((fullName) => createAgent(101, { fullName })),
    ];
    for (const { fullName, profileImage } of agents) {
      const [gender] = (['man', 'woman'] as const).filter((one) =>
        BY_GENDER[one].some((name) => fullName.startsWith(`${name} `)),
      );
      expect(gender, fullName).toBeDefined();
      expect(genderIn(profileImage), fullName).toBe(`photos/portraits/${gender}-`);
    }
  });
});
