/**
 * @generated SignedSource<<256300bd1b13bff4cbfd73d45b9cbb92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferRoute_viewer$data = {
  readonly cater: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentType": "NewOfferRoute_viewer";
};
export type NewOfferRoute_viewer$key = {
  readonly " $data"?: NewOfferRoute_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOfferRoute_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOfferRoute_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "95cd321cb5c45584ae05df9b5a52d0d6";

export default node;
