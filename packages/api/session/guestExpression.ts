import { TOKEN_KEYS } from './session';

/** A JavaScript expression for scripts that run before the app: whether no session is stored. */
export const guestExpression = `(()=>{try{return ${JSON.stringify(Object.values(TOKEN_KEYS))}.every((key)=>localStorage.getItem(key)===null)}catch{return true}})()`;
