import { Heart, Phone, Trash2 } from 'lucide-react';
import { Button, IconButton, WhatsAppGlyph, type ButtonKind, type IconType } from '../primitives';
import { Caption, Section, Specimen } from './storySheet';

interface ButtonRow {
  kind: ButtonKind;
  caption: string;
  words: string;
  icon?: IconType;
  /** Top of the row's buttons, and the start of each of the five. */
  y: number;
  xs: readonly [number, number, number, number, number];
}

const rows: readonly ButtonRow[] = [
  { kind: 'primary', caption: 'Primary', words: 'Verify Email', y: 205, xs: [248, 386, 523, 661, 799] },
  { kind: 'secondary', caption: 'Secondary', words: 'View Details', y: 325, xs: [248, 387, 526, 665, 804] },
  {
    kind: 'soft',
    caption: 'Soft (contact)',
    words: 'WhatsApp',
    icon: WhatsAppGlyph,
    y: 445,
    xs: [248, 402, 557, 711, 865],
  },
  { kind: 'ghost', caption: 'Ghost', words: 'Cancel', y: 565, xs: [248, 353, 457, 562, 667] },
  { kind: 'danger', caption: 'Danger', words: 'Delete Property', y: 685, xs: [248, 410, 572, 734, 896] },
  {
    kind: 'gold',
    caption: 'Gold (on brand panels only)',
    words: 'View All Plans',
    y: 805,
    xs: [248, 398, 547, 697, 847],
  },
];

function Row({ kind, caption, words, icon, y, xs: [x1, x2, x3, x4, x5] }: ButtonRow) {
  const look = { kind, children: words, ...(icon && { icon }) };
  return (
    <>
      <Caption at={[248, y - 53]}>{caption}</Caption>
      <Specimen at={[x1, y]} caption="default" box={`${kind}-default`}>
        <Button {...look} />
      </Specimen>
      <Specimen at={[x2, y]} caption="hover" box={`${kind}-hover`} state="hover">
        <Button {...look} />
      </Specimen>
      <Specimen at={[x3, y]} caption="focus" box={`${kind}-focus`} state="focus">
        <Button {...look} />
      </Specimen>
      <Specimen at={[x4, y]} caption="disabled" box={`${kind}-disabled`}>
        <Button {...look} disabled />
      </Specimen>
      <Specimen at={[x5, y]} caption="loading" box={`${kind}-loading`}>
        <Button {...look} isLoading />
      </Specimen>
    </>
  );
}

/** Six kinds in five states, then the sizes and the buttons of one glyph. */
export function ControlsButtons() {
  return (
    <Section label="Buttons" top={120}>
      {rows.map((row) => (
        <Row key={row.kind} {...row} />
      ))}
      <Caption at={[248, 872]}>Sizes and icon buttons</Caption>
      <Specimen at={[248, 899]} box="large">
        <Button size="large">Find a Place to Rent</Button>
      </Specimen>
      <Specimen at={[455, 903]} box="medium">
        <Button>List Property</Button>
      </Specimen>
      <Specimen at={[599, 903]} box="icon-call">
        <IconButton label="Call Ama" icon={Phone} kind="soft" />
      </Specimen>
      <Specimen at={[667, 903]} box="icon-whatsapp">
        <IconButton label="WhatsApp Ama" icon={WhatsAppGlyph} kind="soft" />
      </Specimen>
      <Specimen at={[735, 903]} box="icon-delete">
        <IconButton label="Delete Villa" icon={Trash2} kind="outline" tone="danger" />
      </Specimen>
      <Specimen at={[803, 903]} box="icon-disabled">
        <IconButton label="Call Kofi" icon={Phone} kind="soft" disabled />
      </Specimen>
      <Specimen at={[871, 903]} box="icon-count" state="focus">
        <IconButton label="Favorites, 3" icon={Heart} count={3} />
      </Specimen>
    </Section>
  );
}
