import {
  EXTERIOR_KINDS,
  exterior,
  homeStreet,
  STREET_TIMES,
  interior,
  INTERIOR_ROOMS,
  portrait,
  TIMES_OF_DAY,
  type ExteriorKind,
  type InteriorRoom,
  type TimeOfDay,
} from '@efie/illustrations';
import { GENDERS, HEADS, type ExteriorView } from '@efie/illustrations/names';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, ExampleSheet } from '../../packages/ui/theme/stories/storyLayout';
import { designs } from '../../testing/designs';
import { IllustrationFigure } from './storyIllustrations';

const toText = (code: string) => code.replace('_', ' ');

/** One illustration, by kind, seed and time of day. */
function Chosen({ kind, seed, time }: { kind: ExteriorKind | InteriorRoom; seed: string; time: TimeOfDay }) {
  const room = INTERIOR_ROOMS.find((one) => one === kind);
  const building = EXTERIOR_KINDS.find((one) => one === kind);
  const svg = room ? interior(room, seed, time) : exterior(building ?? 'house', seed, time);
  return (
    <ExampleSheet>
      <div style={{ maxInlineSize: '50rem' }}>
        <IllustrationFigure
          svg={svg}
          caption={`${toText(kind)}, seed ${seed}, ${time}`}
          width={800}
          height={600}
        />
      </div>
    </ExampleSheet>
  );
}

const meta = {
  title: 'Theme/Illustrations',
  component: Chosen,
  parameters: { design: designs('illustrations') },
  args: { kind: 'villa', seed: '21', time: 'golden' },
  argTypes: {
    kind: { control: 'select', options: [...EXTERIOR_KINDS, ...INTERIOR_ROOMS] },
    seed: { control: 'text' },
    time: { control: 'select', options: [...TIMES_OF_DAY] },
  },
} satisfies Meta<typeof Chosen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any generated illustration: choose kind, seed and time of day in the controls. */
export const Chooser: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Drawing: villa, seed 21, golden');
  },
};

const gallery = (illustrations: readonly { svg: string; caption: string }[]) => (
  <ExampleSheet>
    <Grid $minColumnRem={12}>
      {illustrations.map(({ svg, caption }) => (
        <li key={caption}>
          <IllustrationFigure svg={svg} caption={caption} width={800} height={600} />
        </li>
      ))}
    </Grid>
  </ExampleSheet>
);

const throughTheDay = (kind: ExteriorKind, seed: string) =>
  gallery(
    TIMES_OF_DAY.map((time) => ({
      svg: exterior(kind, seed, time),
      caption: `${toText(kind)}, seed ${seed}, ${time}`,
    })),
  );

const dayOf = (kind: ExteriorKind): Story => ({
  render: ({ seed }) => throughTheDay(kind, seed),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(TIMES_OF_DAY.length);
  },
});

/** An apartment block at the eight times of day: the seed sets its shape, the time only its light. */
export const Apartment: Story = dayOf('apartment');

/** A house at the eight times. */
export const House: Story = dayOf('house');

/** A villa at the eight times. */
export const Villa: Story = dayOf('villa');

/** A row of townhouses at the eight times. */
export const Townhouse: Story = dayOf('townhouse');

/** A studio at the eight times. */
export const Studio: Story = dayOf('studio');

/** A compound house of shared rooms at the eight times. */
export const SharedRoom: Story = dayOf('shared_room');

/** A plot of land at the eight times; listings never show it at night. */
export const Land: Story = dayOf('land');

/** A commercial building at the eight times. */
export const Commercial: Story = dayOf('commercial');

const SEEDS = ['2', '5', '7', '11', '14', '17', '19', '23'];

/** Eight houses from eight seeds. */
export const EightSeeds: Story = {
  render: () =>
    gallery(
      SEEDS.map((seed, at) => {
        const time = TIMES_OF_DAY[at % 4] ?? 'noon';
        return { svg: exterior('house', seed, time), caption: `house, seed ${seed}, ${time}` };
      }),
    ),
};

/** The seven rooms in daylight and in lamplight. */
export const Interiors: Story = {
  render: () =>
    gallery(
      INTERIOR_ROOMS.flatMap((room) =>
        (['morning', 'dusk'] as const).map((time) => ({
          svg: interior(room, '4', time),
          caption: `${room}, seed 4, ${time}`,
        })),
      ),
    ),
};

/** One room in its three layouts, each also mirrored. */
export const RoomLayouts: Story = {
  render: () =>
    gallery(
      ['9', '5', '3', '1', '2', '4'].map((seed) => ({
        svg: interior('living', seed, 'morning'),
        caption: `living, seed ${seed}, morning`,
      })),
    ),
};

/** Sixteen generated agent portraits. */
export const Portraits: Story = {
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={6}>
        {Array.from({ length: 16 }, (_, index) => String(index + 1)).map((seed) => (
          <li key={seed}>
            <IllustrationFigure
              svg={portrait(seed)}
              caption={`portrait, seed ${seed}`}
              width={120}
              height={120}
            />
          </li>
        ))}
      </Grid>
    </ExampleSheet>
  ),
};

const LOOKS = GENDERS.flatMap((gender) => HEADS[gender].map((head) => ({ gender, head })));

const SHEET_SIZE = 60;

/** Sixty portraits for judging by eye: each hairstyle and headwear with four seeds or more, at the size of an agent's profile. */
export const PortraitSheet: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ExampleSheet>
      <Grid $minColumnRem={9.5}>
        {Array.from({ length: SHEET_SIZE }, (_, index) => {
          const look = LOOKS[index % LOOKS.length];
          return (
            <li key={index}>
              <IllustrationFigure
                svg={portrait(`sheet-${index}`, look)}
                caption={`${look?.gender}, ${look?.head}, seed sheet-${index}`}
                width={152}
                height={152}
              />
            </li>
          );
        })}
      </Grid>
    </ExampleSheet>
  ),
  play: async ({ canvas }) => {
    const portraits = canvas.getAllByRole('img');
    await expect(portraits).toHaveLength(SHEET_SIZE);
    await expect(new Set(portraits.map((image) => image.getAttribute('src'))).size).toBe(SHEET_SIZE);
    for (const { head } of LOOKS)
      await expect(
        canvas.getAllByRole('img', { name: new RegExp(`, ${head}, `) }).length,
      ).toBeGreaterThanOrEqual(4);
  },
};

/** The three scenes of a plot of land: plot, road, and plan with measures. */
export const LandScenes: Story = {
  render: () =>
    gallery(
      (['plot', 'road', 'plan'] as const).map((scene, index) => ({
        svg: exterior('land', '7', 'morning', index as ExteriorView),
        caption: `land, ${scene}, seed 7`,
      })),
    ),
  play: async ({ canvas }) => {
    const scenes = canvas.getAllByRole('img').map((image) => image.getAttribute('src'));
    await expect(new Set(scenes).size).toBe(3);
  },
};

/** The home page's street in its five lights, with the sky of the light theme, and at night with that of the dark one. */
export const HomeStreet: Story = {
  render: () => (
    <ExampleSheet>
      {[
        ...STREET_TIMES.map((time) => ({ time, theme: 'light' })),
        { time: 'night' as const, theme: 'dark' },
      ].map(({ time, theme }) => (
        <div key={`${time} ${theme}`} data-theme={theme}>
          <div
            style={{
              background: `linear-gradient(var(--hero-sky${theme === 'dark' || time === 'golden' ? '' : `-${time}`}))`,
              borderRadius: 16,
              overflow: 'hidden',
            }}
          >
            <img
              src={`data:image/svg+xml,${encodeURIComponent(homeStreet(time))}`}
              alt={`Home street, ${time}, ${theme} theme`}
              width={1600}
              height={560}
            />
          </div>
        </div>
      ))}
    </ExampleSheet>
  ),
};
