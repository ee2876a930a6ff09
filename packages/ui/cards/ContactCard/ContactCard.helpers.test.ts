import { describe, expect, it } from 'vitest';
import { agentPlace, shortName, shownName } from './ContactCard.helpers';

describe('the words of the contact card', () => {
  it('takes the first name, and the word after a short form', () => {
    expect(shortName(' Ama  Owusu-Mensah ')).toBe('Ama');
    expect(shortName('Dr. Kwame Boateng')).toBe('Dr. Kwame');
    expect(shortName('Dr.')).toBe('Dr.');
    expect(shortName(' ')).toBe('');
  });

  it('an agent without a name is still somebody', () => {
    expect(shownName({ fullName: ' ' })).toBe('Agent');
    expect(shownName({ fullName: ' Efua ' })).toBe('Efua');
  });

  it('C512: district and region, as far as they are known', () => {
    expect(agentPlace({ district: 'Accra Metropolitan', region: 'Greater Accra' })).toBe(
      'Accra Metropolitan, Greater Accra',
    );
    expect(agentPlace({ district: ' ', region: 'Volta' })).toBe('Volta');
    expect(agentPlace({ district: '', region: '' })).toBe('');
  });
});
