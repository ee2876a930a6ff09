import { describe, expect, it } from 'vitest';
import { agentLocation, shortName } from './ContactCard.helpers';

describe('texts of the contact card', () => {
  it('uses the first name, and the second word too after an abbreviation', () => {
    expect(shortName(' Ama  Owusu-Mensah ')).toBe('Ama');
    expect(shortName('Dr. Kwame Boateng')).toBe('Dr. Kwame');
    expect(shortName('Dr.')).toBe('Dr.');
    expect(shortName(' ')).toBe('');
  });

  it('shows district and region, or the one that is given', () => {
    expect(agentLocation({ district: 'Accra Metropolitan', region: 'Greater Accra' })).toBe(
      'Accra Metropolitan, Greater Accra',
    );
    expect(agentLocation({ district: ' ', region: 'Volta' })).toBe('Volta');
    expect(agentLocation({ district: '', region: '' })).toBe('');
  });
});
