import { portrait } from '@efie/illustrations';
import { Avatar, DisclosureMenu, Pagination } from '../primitives';
import { Caption, Section, Specimen } from './storySheet';

const ignore = () => undefined;
const faceOf = (seed: string) => `data:image/svg+xml,${encodeURIComponent(portrait(seed))}`;

/** Pages, avatars and the two account menus. */
export function ControlsNavigation() {
  return (
    <Section label="Navigation" top={2529}>
      <Specimen
        at={[248, 2588]}
        width={509}
        caption="pagination"
        box="pagination"
        state="focus"
        stateOf="[aria-label='Page 3']"
      >
        <Pagination
          page={2}
          pageCount={4}
          hrefFor={(page) => `?page=${page}`}
          summary="Page 2 of 4, showing 6 properties"
        />
      </Specimen>
      <Specimen at={[781, 2588]} caption="avatars" box="avatar-64">
        <Avatar initials="AO" src={faceOf('ama')} size={64} loading="eager" />
      </Specimen>
      <Specimen at={[857, 2600]} box="avatar-40">
        <Avatar initials="KM" src={faceOf('kofi')} size={40} loading="eager" />
      </Specimen>
      <Specimen at={[909, 2604]} box="avatar-32">
        <Avatar initials="E" src={faceOf('efua')} size={32} loading="eager" />
      </Specimen>
      <Specimen at={[953, 2588]} box="initials-64">
        <Avatar initials="AO" size={64} />
      </Specimen>
      <Specimen at={[1029, 2600]} box="initials-40">
        <Avatar initials="KM" size={40} />
      </Specimen>
      <Specimen at={[1081, 2604]} box="initials-32">
        <Avatar initials="E" size={32} />
      </Specimen>
      <Caption at={[320, 2664]}>user menu</Caption>
      <Specimen at={[248, 2650]} box="user-menu" state="hover" stateOf="li > a">
        <DisclosureMenu
          label="Account, Kofi Mensah"
          head={{ name: 'Kofi Mensah', detail: 'kofi.mensah@example.com' }}
          items={[
            { label: 'Favorites', href: '/favorites' },
            { label: 'Log out', onPress: ignore },
          ]}
          align="start"
          isInitiallyOpen
        >
          <Avatar initials="KM" size={36} />
        </DisclosureMenu>
      </Specimen>
      <Caption at={[594, 2664]}>agent menu</Caption>
      <Specimen at={[522, 2650]} box="agent-menu">
        <DisclosureMenu
          label="Account, Ama Owusu-Mensah"
          head={{ name: 'Ama Owusu-Mensah', detail: 'Adom Keys' }}
          items={[
            { label: 'Dashboard', href: '/agent/dashboard' },
            { label: 'Favorites', href: '/favorites' },
            { label: 'List Property', href: '/list-property' },
            { label: 'Log out', onPress: ignore },
          ]}
          align="start"
          isInitiallyOpen
        >
          <Avatar initials="AO" size={36} />
        </DisclosureMenu>
      </Specimen>
    </Section>
  );
}
