export { DataSaverSwitch, type DataSaverSwitchProps } from './DataSaverSwitch';
