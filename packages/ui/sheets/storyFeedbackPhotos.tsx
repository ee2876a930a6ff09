import { exterior, interior } from '@efie/illustrations';
import { Trash2, X } from 'lucide-react';
import { Text } from '../primitives';
import { DropZone } from '../primitives/DropZone';
import { PhotoTile, TileAction, TileCorner } from '../primitives/PhotoTile';
import { Section, Specimen } from './storySheet';

const ignore = () => undefined;
const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const zone = {
  title: 'Add photos',
  rest: 'or drop them here',
  hint: 'JPEG, PNG, JPG or GIF, up to 5 MB each',
  onFiles: ignore,
  describeHover: (files: number) => ({ title: `Drop to add ${files} photos`, hint: '3 of 10 used' }),
};

/** The zone at rest and under files, and a photo in each of its states. */
export function FeedbackPhotos() {
  return (
    <Section label="File drop zone" top={1149}>
      <Specimen at={[248, 1208]} width={464} caption="idle" box="zone-idle">
        <DropZone {...zone} />
      </Specimen>
      <Specimen at={[736, 1208]} width={464} caption="dragging over" box="zone-over">
        <DropZone {...zone} />
      </Specimen>
      <Specimen
        at={[248, 1370]}
        width={181}
        caption="queue: added, uploading, failed, marked for deletion, cover"
        box="photo-cover"
      >
        <PhotoTile
          src={pictureOf(exterior('villa', 'photos', 'golden'))}
          alt="Front"
          tag="Cover"
          corner={<TileCorner label="Remove front.jpg" icon={X} />}
        />
      </Specimen>
      <Specimen at={[441, 1370]} width={181} box="photo-sending">
        <PhotoTile
          src={pictureOf(interior('living', 'photos', 'morning'))}
          alt="Living room"
          state="sending"
          words="photo 2 of 5"
        />
      </Specimen>
      <Specimen at={[634, 1370]} width={180} box="photo-failed">
        <PhotoTile alt="" state="failed" words="Failed to upload kitchen.jpg" />
      </Specimen>
      <Specimen at={[826, 1370]} width={181} box="photo-marked">
        <PhotoTile
          src={pictureOf(interior('kitchen', 'photos', 'noon'))}
          alt="Kitchen"
          state="marked"
          words="Marked for deletion"
          action={<TileAction type="button">Undo</TileAction>}
        />
      </Specimen>
      <Specimen at={[1019, 1370]} width={181} box="photo-kept">
        <PhotoTile
          src={pictureOf(interior('veranda', 'photos', 'golden'))}
          alt="Veranda"
          corner={<TileCorner label="Mark veranda.jpg for deletion" icon={Trash2} />}
        />
      </Specimen>
      <Specimen at={[248, 1518]}>
        <Text variant="small" tone="secondary">
          Total images after update: 4/3 minimum
        </Text>
      </Specimen>
    </Section>
  );
}
