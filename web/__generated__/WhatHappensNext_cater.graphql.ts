/**
 * @generated SignedSource<<d71e0bab2ec6a91878bf69e889ec4e34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatHappensNext_cater$data = {
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly " $fragmentType": "WhatHappensNext_cater";
};
export type WhatHappensNext_cater$key = {
  readonly " $data"?: WhatHappensNext_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatHappensNext_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatHappensNext_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "e086fb500aac44b5ed8372fc09adc18f";

export default node;
