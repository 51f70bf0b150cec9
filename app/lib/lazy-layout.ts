/** Class of `html` while a phone only lays out what is on the screen and near it (app/styles/base.css), until the first intent. */
export const LAZY_LAYOUT = 'draws-late';
