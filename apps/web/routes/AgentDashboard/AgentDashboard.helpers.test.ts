import { describe, expect, it } from 'vitest';
import { placeOf, totalViews } from './AgentDashboard.helpers';

describe('the sum of views', () => {
  it('C370: adds what is known, and 0 is known too', () => {
    expect(totalViews([1284, 0, 942])).toBe(2226);
    expect(totalViews([])).toBe(0);
  });

  it('F125: what is missing counts as none; nothing known at all is no figure', () => {
    expect(totalViews([null, 10, null])).toBe(10);
    expect(totalViews([null, null])).toBe('failed');
  });
});

describe('the place of an agent', () => {
  it('C373: reads district, region; what is missing leaves no comma', () => {
    expect(placeOf({ district: ' Accra Metropolitan ', region: 'Greater Accra' })).toBe(
      'Accra Metropolitan, Greater Accra',
    );
    expect(placeOf({ district: '', region: 'Central' })).toBe('Central');
    expect(placeOf({ district: ' ', region: '' })).toBe('');
  });
});
