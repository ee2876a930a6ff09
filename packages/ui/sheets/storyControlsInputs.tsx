import { Eye } from 'lucide-react';
import { VerificationCodeField } from '../fields/VerificationCodeField';
import { InForm } from '../fields/storyField';
import { Combobox, IconButton, SearchInput, Select, TextArea, TextInput } from '../primitives';
import { Section, Specimen } from './storySheet';

const ignore = () => undefined;

const name = { label: 'Full name', required: true, placeholder: 'Your full name', autoComplete: 'off' };

/** Text inputs in every state, each 226 wide; a label's line and its gap take 28 px above the box. */
export function ControlsInputs() {
  return (
    <Section label="Text inputs" top={991}>
      <Specimen at={[248, 1050]} width={226} caption="default" box="input-default">
        <TextInput {...name} />
      </Specimen>
      <Specimen at={[498, 1050]} width={226} caption="hover" box="input-hover" state="hover">
        <TextInput {...name} />
      </Specimen>
      <Specimen at={[748, 1050]} width={226} caption="focus" box="input-focus" state="focus">
        <TextInput {...name} defaultValue="Ama Owusu" />
      </Specimen>
      <Specimen at={[998, 1050]} width={226} caption="filled" box="input-filled">
        <TextInput {...name} defaultValue="Ama Owusu-Mensah" />
      </Specimen>
      <Specimen at={[248, 1176]} width={226} caption="error" box="input-error">
        <TextInput
          label="Phone"
          required
          defaultValue="+233 24 55 01"
          error="Phone number must be in the format +233 XX XXX XXXX"
        />
      </Specimen>
      <Specimen at={[498, 1176]} width={226} caption="disabled" box="input-read-only">
        <TextInput
          label="Email"
          readOnly
          defaultValue="ama@adomkeys.example"
          hint="Email address cannot be changed for security reasons"
        />
      </Specimen>
      <Specimen at={[748, 1176]} width={226} caption="prefix" box="input-prefix">
        <TextInput label="Monthly Rent" required prefix="GH₵" defaultValue="2,800" inputMode="decimal" />
      </Specimen>
      <Specimen at={[998, 1176]} width={226} caption="password" box="input-password">
        <TextInput
          label="Password"
          type="password"
          defaultValue="kenkey12"
          autoComplete="off"
          endAction={<IconButton label="Show password" icon={Eye} />}
        />
      </Specimen>
      <Specimen at={[248, 1372]} width={226} caption="search" box="input-search">
        <SearchInput
          label="Search properties"
          placeholder="Search by location…"
          value=""
          onValueChange={ignore}
        />
      </Specimen>
      <Specimen at={[498, 1344]} width={226} caption="suffix" box="input-suffix">
        <TextInput label="Area" suffix="sq ft" defaultValue="980" inputMode="numeric" />
      </Specimen>
      <Specimen at={[748, 1344]} width={226} caption="textarea" box="textarea">
        <TextArea label="Description" defaultValue="Second floor, cross-ventilated, with a balcony." />
      </Specimen>
      {/* The form of a story has 16 px of padding of its own. */}
      <Specimen at={[982, 1328]} width={258} box="code" state="focus">
        <InForm initialValues={{ code: '48K' }}>
          <VerificationCodeField name="code" />
        </InForm>
      </Specimen>
    </Section>
  );
}

const regions = ['Greater Accra', 'Ashanti', 'Eastern', 'Western'].map((region) => ({
  value: region,
  label: region,
}));

const districts = [
  { value: 'Kumasi Metropolitan', label: 'Kumasi Metropolitan' },
  { value: 'Atwima Nwabiagya', label: 'Atwima Nwabiagya', hint: 'near Kumasi' },
];

/** Closed, open, while one types, and waiting for a region. The lists are opened by the story's play. */
export function ControlsSelects() {
  return (
    <Section label="Select and combobox" top={1528}>
      <Specimen at={[248, 1587]} width={226} caption="closed" box="select-closed">
        <Select label="Region" defaultValue="Greater Accra" options={regions} />
      </Specimen>
      <Specimen at={[498, 1587]} width={264} caption="open" box="combobox-open" state="focus">
        <Combobox label="Region" value="Ashanti" onValueChange={ignore} options={regions} />
      </Specimen>
      <Specimen at={[786, 1587]} width={264} caption="combobox: typing" box="combobox-typing" state="focus">
        <Combobox label="District" value="" onValueChange={ignore} options={districts} />
      </Specimen>
      <Specimen at={[248, 1909]} width={226} caption="disabled: needs a region" box="combobox-disabled">
        <Combobox
          label="District"
          value=""
          onValueChange={ignore}
          options={[]}
          disabledText="Choose a region first"
        />
      </Specimen>
    </Section>
  );
}
