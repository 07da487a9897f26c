/**
 * @generated SignedSource<<b43808c692b5f19df7b4938d55c37338>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundCaters_suggestions$data = {
  readonly isUnknownZipCode: boolean;
  readonly postalDistrict: {
    readonly city: string;
    readonly zipCode: string;
  } | null | undefined;
  readonly " $fragmentType": "FoundCaters_suggestions";
};
export type FoundCaters_suggestions$key = {
  readonly " $data"?: FoundCaters_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundCaters_suggestions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundCaters_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnknownZipCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "postalDistrict",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zipCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CaterSuggestions",
  "abstractKey": null
};

(node as any).hash = "98ee630ad176eb07cc6514ec9f3e56ce";

export default node;
