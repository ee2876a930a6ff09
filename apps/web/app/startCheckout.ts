import { startCheckout } from '@efie/mock-panel/checkout';

/** The script of checkout.html, the mock backend's payment page; in `npm start` and the demo only. */
const container = document.getElementById('checkout');
if (container) void startCheckout(container, window.location.origin + import.meta.env.BASE_URL);
