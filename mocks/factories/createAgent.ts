import { daysBefore, FIXED_NOW } from './clock';
import { AGENCIES, emailOf, fullNameOf, phoneOf } from './people';
import { DEMO_PASSWORD } from '../accounts/demoAccounts';
import { pickPlace } from './places';
import { portraitOf } from './portraits';
import { Random } from './random';
import type { AgentRecord } from './records';

const BIOS = [
  'I know the landlords and the roads here. Tell me your budget and I will show you only what fits.',
  'Rooms, flats and family houses. Viewings on weekdays after four and all day on Saturday.',
  'Ten years of helping families and students find a place. I answer calls and messages the same day.',
  'Land and houses with papers you can search at the Lands Commission before you pay anything.',
  'Company lets and family homes. Ask me about advance, bills and the water before you view.',
  'Born in this town. I list only places I have walked through myself.',
] as const;

/** An agent of a region. The same seed gives the same agent; `overrides` replace generated fields. */
export function createAgent(
  seed: number | string = 1,
  overrides: Partial<AgentRecord> = {},
  options: { now?: string } = {},
): AgentRecord {
  const randomFor = (concern: string) => new Random(`agent|${seed}|${concern}`);
  const id = overrides.id ?? String(seed);
  const place = pickPlace(randomFor('place'), {
    region: overrides.region ?? 'Greater Accra',
    ...(overrides.district === undefined ? {} : { district: overrides.district }),
  });
  const fullName = overrides.fullName ?? fullNameOf(randomFor('name'), place.region);
  return {
    id,
    fullName,
    businessName: randomFor('agency').pick(AGENCIES),
    email: emailOf(fullName, randomFor('email')),
    password: DEMO_PASSWORD,
    phone: phoneOf(randomFor('phone')),
    region: place.region,
    district: place.district,
    bio: randomFor('bio').pick(BIOS),
    profileImage: portraitOf(fullName, id),
    verificationStatus: 'verified',
    emailVerified: true,
    createdAt: daysBefore(options.now ?? FIXED_NOW, randomFor('age').int(120, 900)),
    ...overrides,
  };
}
