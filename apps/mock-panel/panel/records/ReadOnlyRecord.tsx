import { Text } from '@efie/ui';
import { StateList } from '../MockPanel.styles';
import { readOnlyLines } from './describe';
import type { JsonObject } from './sentJson';

/** A record that follows from what people do. */
export function ReadOnlyRecord({ fields }: { fields: JsonObject }) {
  return (
    <>
      <Text variant="small" tone="secondary">
        It follows from what people do, and is not changed here.
      </Text>
      <StateList>
        {readOnlyLines(fields).flatMap(([name, value]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>{value}</dd>,
        ])}
      </StateList>
    </>
  );
}
