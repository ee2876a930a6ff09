import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { RECORD_SCHEMAS } from './recordSchemas';
import type { RecordType } from './types';

/** An error in a record: `path` leads to the value, such as ['images', '0', 'path']. */
export interface RecordError {
  path: readonly string[];
  /** What is expected there, such as 'must be > 0'. */
  message: string;
}

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);

function toRecordError({ instancePath, keyword, params, message = 'is invalid' }: ErrorObject): RecordError {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'additionalProperties')
    return {
      path: [...path, String(params['additionalProperty'])],
      message: 'is not a field of this record',
    };
  return keyword === 'enum'
    ? { path, message: `must be one of ${JSON.stringify(params['allowedValues'])}` }
    : { path, message };
}

/** Validates a record against the schema of its type; no errors for the values of `rawListings`, which may be anything. */
export function validateRecord(type: RecordType, value: unknown): readonly RecordError[] {
  if (type === 'rawListings' || ajv.validate(RECORD_SCHEMAS[type], value)) return [];
  return (ajv.errors ?? []).map(toRecordError);
}
