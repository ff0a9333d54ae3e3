module.exports = {
  base: 'picture',
  widths: [480, 960],
  width: 1440,
  height: 576,
  tones: ['#c4e0da', '#fbefdd', '#a5cec7'],
};
