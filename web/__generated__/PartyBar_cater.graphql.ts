/**
 * @generated SignedSource<<096562fa39d804369d07a3512c653483>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartyBar_cater$data = {
  readonly minCovers: number | null | undefined;
  readonly number: number;
  readonly offersDelivery: boolean;
  readonly " $fragmentType": "PartyBar_cater";
};
export type PartyBar_cater$key = {
  readonly " $data"?: PartyBar_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartyBar_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartyBar_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minCovers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersDelivery",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "ffda83411675eced9d9ea8e826d7a10b";

export default node;
