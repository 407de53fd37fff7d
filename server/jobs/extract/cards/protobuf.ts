/** What the top of a message of Protocol Buffers says, by the number of the field: the last of each. */
export interface TextFields {
  readonly texts: ReadonlyMap<number, string>;
  readonly numbers: ReadonlyMap<number, number>;
}

const decoder = new TextDecoder();

/** Reads the texts and numbers at the top of a message (https://protobuf.dev/programming-guides/encoding/); what breaks off ends it. */
export function textFields(message: Uint8Array): TextFields {
  const texts = new Map<number, string>();
  const numbers = new Map<number, number>();
  let at = 0;
  const number = () => {
    let value = 0;
    for (let scale = 1; at < message.length; scale *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const tag = number();
    const field = Math.floor(tag / 8);
    switch (tag % 8) {
      case 0:
        numbers.set(field, number());
        break;
      case 1:
        at += 8;
        break;
      case 2: {
        const length = number();
        texts.set(field, decoder.decode(message.subarray(at, at + length)));
        at += length;
        break;
      }
      case 5:
        at += 4;
        break;
      default:
        return { texts, numbers };
    }
  }
  return { texts, numbers };
}
