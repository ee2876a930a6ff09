import { configureApi } from '@efie/api';

const properties = [
  {
    id: 1,
    title: 'Two-bedroom apartment in Spintex',
    property_type: 'apartment',
    listing_type: 'rent',
    price: '2800.00',
    region: 'Greater Accra',
    town: 'Tema West',
    agent_name: 'Ama Mensah',
    agent_phone_number: '+233 24 555 0142',
  },
  {
    id: 2,
    title: 'Family house near the lake',
    property_type: 'house',
    listing_type: 'sale',
    price: '950000.00',
    region: 'Ashanti',
    town: 'Bosomtwe',
    agent_name: 'Yaw Boateng',
    agent_phone_number: '+233 20 555 0187',
  },
];

/** Every request gets these listings. For a server: configureApi({ baseUrl: 'https://api.example.com' }). */
configureApi({ fetch: async () => Response.json({ properties }) });
