/**
 * @generated SignedSource<<3fa9c558ddcf793416758249e43fa187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterFacts_cater$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly noticeDays: number | null | undefined;
  readonly offersDelivery: boolean;
  readonly phoneNumber: string | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentType": "CaterFacts_cater";
};
export type CaterFacts_cater$key = {
  readonly " $data"?: CaterFacts_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterFacts_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterFacts_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
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
      "name": "noticeDays",
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

(node as any).hash = "b509c7c64e72c9a9cf104472adca2a58";

export default node;
