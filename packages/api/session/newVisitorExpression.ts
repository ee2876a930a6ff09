import { GUEST_FAVORITES_KEY } from './guestFavorites';
import { TOKEN_KEYS } from './session';

const keys = [...Object.values(TOKEN_KEYS), GUEST_FAVORITES_KEY];

/** A JavaScript expression for scripts that run before the app: whether neither a session nor favorites are stored. */
export const newVisitorExpression = `(()=>{try{return ${JSON.stringify(keys)}.every((key)=>localStorage.getItem(key)===null)}catch{return true}})()`;
