/** Features of an option take values from 0 to this, exclusive; readers clamp what is larger. */
export const FEATURE_VALUES = 64;
